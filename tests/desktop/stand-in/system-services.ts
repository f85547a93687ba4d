import { checkOptions, strict } from './known.ts'

/** Dialogs respond as if closed; specs replace the responses, as with the real module. */
export const dialog = strict('dialog', {
  showOpenDialog: (options: object): Promise<{ canceled: boolean; filePaths: string[] }> => {
    checkOptions('showOpenDialog', options, ['title', 'properties', 'filters', 'defaultPath'])
    return Promise.resolve({ canceled: true, filePaths: [] })
  },
  showSaveDialog: (options: object): Promise<{ canceled: boolean; filePath: string }> => {
    checkOptions('showSaveDialog', options, ['title', 'filters', 'defaultPath'])
    return Promise.resolve({ canceled: true, filePath: '' })
  },
  showMessageBox: (...given: object[]): Promise<{ response: number; checkboxChecked: boolean }> => {
    const known = ['type', 'title', 'message', 'detail', 'buttons', 'defaultId', 'cancelId', 'noLink', 'signal']
    checkOptions('showMessageBox', given.at(-1) ?? {}, known)
    // A destroyed window cannot show a dialog.
    if (given.length > 1) checkWindow(given[0])
    const { cancelId = 0 } = given.at(-1) as { cancelId?: number }
    return Promise.resolve({ response: cancelId, checkboxChecked: false })
  },
  showErrorBox: (title: string, content: string): void => {
    console.error(`${title}: ${content}`)
  },
})

function checkWindow(window: unknown): void {
  if ((window as { isDestroyed(): boolean }).isDestroyed()) throw new TypeError('Object has been destroyed')
}

/** Opens nothing; specs replace it with a recorder. */
export const shell = strict('shell', {
  openExternal: (_url: string): Promise<void> => Promise.resolve(),
  openPath: (_path: string): Promise<string> => Promise.resolve(''),
  showItemInFolder: (_path: string): void => {},
})

const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }

export const screen = strict('screen', {
  getAllDisplays: () => [display],
  getDisplayMatching: (_bounds: object) => display,
})
