import * as z from 'zod/mini'
import type { PanelTitle } from '../../preload/bridge.ts'
import type { Handler } from './handler.ts'

const panel = z.object({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: z.string().check(z.minLength(1), z.maxLength(60)),
})

/** @param show puts the panels into the menu */
export const offerPanelsHandler = (
  show: (panels: readonly PanelTitle[]) => void,
): Handler<'offerPanels'> => ({
  input: z.array(panel).check(z.maxLength(40)),
  expects: 'it takes at most 40 panels, each with key and title',
  async run(panels) {
    show(panels)
  },
})
