import * as z from 'zod/mini'
import type { Handler } from './handler.ts'

/** @param fill has the workbench's window fill the screen, or not */
export const setFullScreenHandler = (fill: (on: boolean) => void): Handler<'setFullScreen'> => ({
  input: z.boolean(),
  expects: 'it takes true or false',
  async run(on) {
    fill(on)
  },
})
