import type { DesktopApp } from './desktop-app.ts'

/** Answers every message box with a button and records its text. */
export async function recordDialogs(
  app: DesktopApp,
  response: number,
): Promise<{ messages(): Promise<string[]>; last(): string }> {
  await app.evaluate(({ dialog }, button) => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    dialog.showMessageBox = (...given: unknown[]) => {
      const { message } = given.at(-1) as { message: string }
      said.push(message)
      // Also printed, because the app may exit after the answer.
      console.log(`dialog: ${message}`)
      return Promise.resolve({ response: button, checkboxChecked: false })
    }
  }, response)
  return {
    messages: () => app.evaluate(() => (globalThis as unknown as { said: string[] }).said, 0),
    last: () => app.output().split('dialog: ').at(-1) ?? '',
  }
}
