import { onTestFinished } from 'vitest'

/**
 * Replaces `electron` in unit tests. Its parts have no members but those that a test lends them. Desktop specs run the
 * real module or tests/desktop/stand-in.
 */
export const [app, dialog, ipcMain, Menu, nativeTheme, screen, shell]: object[] = Array.from({ length: 7 }, () => ({}))

/** A window is what a test lends as `create`. */
export class BrowserWindow {
  static create?: (options: object) => object
  constructor(options: object) {
    return BrowserWindow.create?.(options) ?? this
  }
}

/** Gives members to a part of Electron until the end of the test. */
export function lend(part: object, members: object): void {
  Object.assign(part, members)
  onTestFinished(() => {
    for (const name of Object.keys(members)) Reflect.deleteProperty(part, name)
  })
}
