/** The machine's own time, for the log and reports: the world's clock may stand still or be years away. */
export const localTime = (): Date => new Date()
