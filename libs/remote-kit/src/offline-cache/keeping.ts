let controller = new AbortController();

/** All keeping in this page. What is being forgotten must not come back from memory. */
export const keeping = {
  /** Of the keeping that goes on now; what began before a `resume` has its own, which stays aborted. */
  get signal(): AbortSignal {
    return controller.signal;
  },
  /** Ends it. */
  abort(): void {
    controller.abort();
  },
  /** Lets it begin anew. */
  resume(): void {
    if (controller.signal.aborted) controller = new AbortController();
  },
};
