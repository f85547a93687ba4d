import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import { openCable } from '../cable-client.ts'
import { caller, sessionHeaders, startMock, type Caller, type Mock, type Reply } from '../mock.ts'
import { cardData } from '../payment.ts'
import { keyOf, type PersonModel } from './town-model.ts'

const cardNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  'declines-later': '4000000000000341',
} as const

/** The server under test as clients see it. */
export class System {
  private constructor(
    readonly dir: string,
    private running: Mock,
  ) {}

  static async start(seed: number): Promise<System> {
    const dir = await mkdtemp(join(tmpdir(), 'yoimachi-model-'))
    return new System(dir, await startMock({ dataDir: dir, members: 0, seed }))
  }

  get mock(): Mock {
    return this.running
  }

  as(person: PersonModel): Caller {
    return caller(this.running.server.url, person.headers)
  }

  async restart(): Promise<void> {
    await this.running.close()
    this.running = await startMock({ dataDir: this.dir })
  }

  async end(): Promise<void> {
    await this.running.close()
    await rm(this.dir, { recursive: true, force: true })
  }

  async logIn({ id }: PersonModel): Promise<Record<string, string>> {
    const { email } = this.running.world.members.get(id)
    return sessionHeaders((await this.running.control('POST', '/sessions', { email })).headers)
  }

  pairing(a: PersonModel, b: PersonModel): Pairing | undefined {
    return this.running.world.pairings.findBy('pair', keyOf(a, b))
  }

  async pay(person: PersonModel, card: keyof typeof cardNumbers): Promise<Reply> {
    const [campaign, amount] = person.sex === 2 ? [13, 1100] : [5, 3850]
    const pi = { token: await this.tokenOf(person, card), site_id: '50130901', campaign, amount }
    return this.as(person).post('/api/al_payment', { pi })
  }

  async buy(person: PersonModel, size: number, declined: boolean): Promise<Reply> {
    const token = await this.tokenOf(person, declined ? 'declined' : 'good')
    const pi = { token, site_id: '50130905', campaign: 0, payment_amount: size === 10 ? 1500 : 3900 }
    return this.as(person).post('/api/test-purchase', { plan: size, pi })
  }

  /** Sends a message over both sockets. Returns whose chat opened and what each received. */
  async speak(author: PersonModel, partner: PersonModel, uuid: string, message: string) {
    const identifier = JSON.stringify({ channel: 'MessageChannel', uuid })
    const ends = []
    for (const person of [author, partner]) {
      const cable = await openCable(this.running.server.url, this.as(person))
      cable.command({ command: 'subscribe', identifier })
      const { type } = await cable.next((frame) => frame['identifier'] === identifier)
      ends.push({ cable, open: type === 'confirm_subscription' })
    }
    const data = JSON.stringify({ message, account: author.id, rec: uuid, action: 'speak' })
    ends[0]?.cable.command({ command: 'message', identifier, data })
    // A socket's frames are answered in order, so this refusal proves that the message before it was handled.
    const barrier = JSON.stringify({ channel: 'MessageChannel', uuid: 'nobody' })
    for (const { cable } of ends) {
      cable.command({ command: 'subscribe', identifier: barrier })
      await cable.next((frame) => frame['identifier'] === barrier)
    }
    return ends.map(({ cable, open }) => {
      cable.socket.close()
      const heard = cable.frames.filter((frame) => 'message' in frame && frame['identifier'] === identifier)
      return { open, heard: heard.map((frame) => (frame['message'] as { content: string }).content) }
    })
  }

  private async tokenOf(person: PersonModel, card: keyof typeof cardNumbers): Promise<string> {
    const payment_info = cardData(cardNumbers[card], { expYear: 2034 })
    const { body } = await this.as(person).post('/api/create_payment_token', { payment_info })
    return body.success === true ? body.result.token : ''
  }
}
