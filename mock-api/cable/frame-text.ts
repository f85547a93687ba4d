// Facts about a frame from its text, for code that sees every frame and must not parse it.

export const isPing = (frame: string): boolean => frame.startsWith('{"type":"ping"')

/** Returns the class name of the channel in a frame's identifier, which is JSON inside JSON. */
export const channelIn = (frame: string): string | undefined => /\\"channel\\"\s*:\s*\\"(\w+)\\"/.exec(frame)?.[1]
