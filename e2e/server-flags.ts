/**
 * How servers of tests run. As in the browsers of tests, most end before code that is compiled for speed has earned what compiling
 * costs (measured at a start: 6.7 seconds of the processor without these, 3.8 with them).
 */
export const serverFlags = ['--no-opt', '--no-maglev', '--single-threaded-gc', '--liftoff-only'];
