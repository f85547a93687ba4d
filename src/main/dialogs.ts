import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import type { Copy } from './copy.ts'

interface Question extends Pick<MessageBoxOptions, 'title' | 'message' | 'detail' | 'buttons' | 'cancelId' | 'signal'> {
  readonly type: 'info' | 'warning' | 'error' | 'question'
  /** Window that the dialog belongs to. */
  readonly window?: BrowserWindow | null
}

/** Shows a dialog and returns the index of the pressed button. The first button is the default and cancels, usually OK. */
export async function ask(copy: () => Copy, { window, ...question }: Question): Promise<number> {
  const { appName: title, ok } = copy()
  const options = { title, buttons: [ok], defaultId: 0, cancelId: 0, ...question }
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options))
  return response
}
