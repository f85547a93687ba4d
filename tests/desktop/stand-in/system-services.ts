import { checkOptions, strict } from './known.ts'

/** Dialogs answer as if the person closed them; specs put their own answers in place, as with the real module. */
export const dialog = strict('dialog', {
  showOpenDialog: (options: object): Promise<{ canceled: boolean; filePaths: string[] }> => {
    checkOptions('showOpenDialog', options, ['title', 'properties', 'filters', 'defaultPath'])
    return Promise.resolve({ canceled: true, filePaths: [] })
  },
  showSaveDialog: (options: object): Promise<{ canceled: boolean; filePath: string }> => {
    checkOptions('showSaveDialog', options, ['title', 'filters', 'defaultPath'])
    return Promise.resolve({ canceled: true, filePath: '' })
  },
  showMessageBox: (_window: object, options: object): Promise<{ response: number }> => {
    checkOptions('showMessageBox', options, ['type', 'title', 'message', 'detail', 'buttons'])
    return Promise.resolve({ response: 0 })
  },
  showErrorBox: (title: string, content: string): void => {
    console.error(`${title}: ${content}`)
  },
})

/** Opens nothing; specs put a recorder in its place. */
export const shell = strict('shell', { openExternal: (_url: string): Promise<void> => Promise.resolve() })

export const screen = strict('screen', {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
})
