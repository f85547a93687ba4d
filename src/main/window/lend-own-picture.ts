import type { Session } from 'electron'
import type { LocalOrigins } from '../../contract/rules/start-options.ts'
import { originOf } from '../local-origins.ts'

/**
 * Gives the workbench the picture of its own window, for a photo or a video of the stage, and of nothing else: not of
 * another window, not of the screen. No page beside it gets any.
 * @param origins of the server that runs now
 */
export function lendOwnPicture(session: Session, origins: () => LocalOrigins): void {
  session.setDisplayMediaRequestHandler(({ frame, securityOrigin }, answer) => {
    const isWorkbench = originOf(securityOrigin) === origins().workbench && frame?.parent === null
    answer(isWorkbench ? { video: frame } : null)
  })
}
