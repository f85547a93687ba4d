/** Real time in epoch milliseconds. All other code reads the virtual clock (D-02). */
export const systemNow = (): number => Date.now()
