/** Wraps a subscriber so that its failure is reported with the subject's name and costs nobody else anything (MFE-8). */
export function isolated<T>(subject: string, listener: (value: T) => void): (value: T) => void {
  return (value) => {
    try {
      listener(value);
    } catch (error) {
      console.error(`A subscriber of ${subject} failed`, error);
    }
  };
}
