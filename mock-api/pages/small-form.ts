import { bodyLimit } from 'hono/body-limit'

const kilobyte = 1024

/** Refuses a body that is longer than any form of these pages. */
export const smallForm = bodyLimit({ maxSize: 4 * kilobyte })
