/** Whether a frame is a ping. From its text, because code that sees every frame must not parse it. */
export const isPing = (frame: string): boolean => frame.startsWith('{"type":"ping"')

/** Returns the class name of the channel in a frame's identifier, which is JSON inside JSON; also from the text alone. */
export const channelIn = (frame: string): string | undefined => /\\"channel\\"\s*:\s*\\"(\w+)\\"/.exec(frame)?.[1]
