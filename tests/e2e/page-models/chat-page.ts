import type { Locator, Page, WebSocketRoute } from '@playwright/test'

/** /chat and /hona: a log and an input. */
export class ChatPage {
  readonly page: Page
  readonly log: Locator
  readonly input: Locator
  readonly send: Locator
  readonly menu: Locator
  private readonly sockets: { browser: WebSocketRoute; server: WebSocketRoute }[] = []

  constructor(page: Page) {
    this.page = page
    this.log = page.getByRole('log')
    this.input = page.getByRole('textbox', { name: 'メッセージを入力' })
    this.send = page.getByRole('button', { name: '送信' })
    this.menu = page.getByRole('button', { name: 'メニューを開く' })
  }

  /** Lets the test control the socket; call it before the page opens. */
  async holdConnection(): Promise<void> {
    await this.page.routeWebSocket(/\/cable/, (browser) => {
      this.sockets.push({ browser, server: browser.connectToServer() })
    })
  }

  /** Number of connections since the cut. */
  get connections(): number {
    return this.sockets.length
  }

  /** Cuts the connection like a lost network; the app reconnects automatically. */
  async cutConnection(): Promise<void> {
    for (const { browser, server } of this.sockets.splice(0)) {
      await server.close()
      await browser.close({ code: 4000 })
    }
  }

  async write(text: string): Promise<void> {
    await this.input.fill(text)
    await this.input.press('Enter')
  }

  /** A message by its whole text, after its visually hidden author. */
  bubble(text: string): Locator {
    const whole = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return this.log.locator('p').filter({ hasText: new RegExp(`：\\s*${whole}$`) })
  }

  /** Whether a message stands in the log and is no longer on its way: one in flight has its bubble too. */
  async isDelivered(text: string): Promise<boolean> {
    return (await this.bubble(text).first().isVisible()) && (await this.log.getByText('送信中…').count()) === 0
  }

  /** Texts on screen from top to bottom, without authors. */
  async texts(): Promise<string[]> {
    const bubbles = await this.log.locator('p:has(> span.sr-only)').allInnerTexts()
    return bubbles.map((text) => text.replace(/^[^：]*：\s*/, ''))
  }
}
