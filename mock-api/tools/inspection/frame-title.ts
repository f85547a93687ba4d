const channelPattern = /\\?"channel\\?"\s*:\s*\\?"(\w+)/
const commandPattern = /"command"\s*:\s*"(\w+)"/
const actionPattern = /\\"action\\"\s*:\s*\\"(\w+)/
const typePattern = /"type"\s*:\s*"(\w+)"/

/** Returns the subject of a frame: `MessageChannel speak`, `welcome`. */
export function frameTitle(frame: string): string {
  const channel = channelPattern.exec(frame)?.[1]
  const command = commandPattern.exec(frame)?.[1]
  const action = command === 'message' ? actionPattern.exec(frame)?.[1] : command
  const what = action ?? typePattern.exec(frame)?.[1] ?? 'message'
  return channel === undefined ? what : `${channel} ${what}`
}
