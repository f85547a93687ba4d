import { isPageAction, type StoryAction } from './actions.ts'
import { elementText } from './element.ts'
import type { Hands } from './hands.ts'
import { fillFields, fillPage, type Named, namedIn } from './placeholders.ts'

/** Makes one action. Rejects when it fails. */
export async function perform(action: StoryAction, hands: Hands): Promise<void> {
  if (isPageAction(action)) {
    if (!hands.pages)
      throw new Error(
        `Failed to ${actionText(action)}: it needs a page on a phone. Play the story with --browser, or in the workbench.`,
      )
    const ids = await hands.ids([])
    return hands.pages.act('type' in action ? { ...action, text: String(fillFields(action.text, ids)) } : action)
  }
  if ('control' in action) {
    const ids = await hands.ids(namedInFields(action.input))
    return hands.control(action.control, fillFields(action.input, ids))
  }
  if ('call' in action) {
    const ids = await hands.ids(namedInFields(action.input))
    return hands.call(action.call, action.as, fillFields(action.input, ids))
  }
  if ('open' in action) return hands.open(action.phone, fillPage(action.open, await hands.ids(namedIn(action.open))))
  return hands.become(action.phone, action.become)
}

/** People named by the values of a call. */
export function namedInFields(value: unknown): Named[] {
  if (typeof value === 'string') return namedIn(value)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(namedInFields)
}

/** Words for a message: `press button "保留する" on a`. */
export function actionText(action: StoryAction): string {
  const text = wordsOf(action)
  return 'phone' in action ? `${text} on ${action.phone}` : text
}

function wordsOf(action: StoryAction): string {
  if ('control' in action) return `make the control call ${action.control}`
  if ('call' in action) return `make ${action.call} as ${action.as}`
  if ('open' in action) return `open ${action.open}`
  if ('press' in action) return `press ${elementText(action.press)}`
  if ('key' in action) return `press the key ${action.key}${action.on ? ` in ${elementText(action.on)}` : ''}`
  if ('type' in action) return `type into ${elementText(action.type)}`
  if ('choose' in action) return `choose "${action.option}" in ${elementText(action.choose)}`
  if ('upload' in action) return `give ${action.file} to ${elementText(action.upload)}`
  if ('become' in action) return action.become === null ? 'log out' : `put ${action.become}`
  if ('network' in action) return `put the network ${action.network}`
  if ('openMail' in action) return `open the mail to ${action.openMail.to}`
  return 'fillCard' in action ? `fill in the card ${action.fillCard}` : 'go back'
}
