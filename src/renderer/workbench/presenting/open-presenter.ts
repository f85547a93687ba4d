import { presenterPath } from '../../../contract/rules/start-options.ts'

/** The presenter's window, beside the stage; a press while it is open brings it to the front. */
export function openPresenter(): void {
  window.open(presenterPath, 'yoimachi-presenter', 'popup,width=560,height=820')
}
