/** Real time in epoch milliseconds: the only place that reads it. Everything else asks the virtual clock (D-02). */
export const systemNow = (): number => Date.now()
