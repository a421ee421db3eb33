/**
 * For so long code or words that did not come are a failure to whoever shows them, before they are asked for anew. React repeats a render
 * that has waited: were it to meet a new promise then, it would wait again, and ask without a pause for what does not come.
 */
export const failedForMs = 1_000;
