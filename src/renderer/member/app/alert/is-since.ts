/** The server's time is known in whole seconds plus the latency of a response. */
const clockToleranceMs = 2_000

/** Whether the time of a row is not before `sinceMs`, server time in epoch milliseconds. */
export const isSince = (timestamp: string, sinceMs: number): boolean =>
  Date.parse(timestamp) >= sinceMs - clockToleranceMs
