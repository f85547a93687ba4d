import { expect, test } from 'vitest'
import { aContext } from '../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../tests/support/world/a-member.ts'
import { aPairing } from '../../tests/support/world/a-pairing.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'
import { messageChannel, operatorChatChannel } from './channels.ts'

/** A couple in conversation, and the channels over their world. */
function aChat() {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const pairing = aPairing(world, woman, man, { statusN: 1 })
  const store = { world, transact: <T>(rule: (of: World) => T) => rule(world) } as Runtime['store']
  const runtime = { store, context: () => aContext() }
  const said = () => [...world.messages.all()].map(({ authorId, content }) => [authorId, content])
  return { world, woman, man, pairing, said, chat: messageChannel(runtime), desk: operatorChatChannel(runtime) }
}

test('WS-01 subscribes the two members of a conversation by its uuid', () => {
  const { world, woman, man, pairing, chat } = aChat()
  const stranger = aWoman(world)
  expect([woman, man, stranger].map(({ id }) => chat.subscribe(id, { uuid: pairing.uuid }))).toEqual([
    pairing.id,
    pairing.id,
    undefined,
  ])
  expect([chat.subscribe(woman.id, {}), chat.subscribe(woman.id, { uuid: 'x' })]).toEqual([undefined, undefined])
  expect(chat.subscribe(999, { uuid: pairing.uuid })).toBeUndefined()
})

test('WS-01 speaks the messages of its action and drops everything else', () => {
  const { woman, pairing, said, chat } = aChat()
  chat.perform(woman.id, pairing.id, 'shout', { message: 'x' })
  chat.perform(woman.id, pairing.id, 'speak', { message: { text: 'x' } })
  chat.perform(999, pairing.id, 'speak', { message: 'x' })
  chat.perform(woman.id, 999, 'speak', { message: 'x' })
  expect(said()).toEqual([])
  chat.perform(woman.id, pairing.id, 'speak', { message: 'こんばんは' })
  expect(said()).toEqual([[woman.id, 'こんばんは']])
})

test('WS-01 lets only members of the present conversation receive', () => {
  const { world, woman, pairing, chat } = aChat()
  expect([chat.mayReceive(woman, pairing.id), chat.mayReceive(aWoman(world), pairing.id)]).toEqual([true, false])
  expect(chat.mayReceive(woman, 999)).toBe(false)
})

test('WS-02 subscribes a member by her own address only, in any case and with spaces', () => {
  const { woman, man, desk } = aChat()
  expect(desk.subscribe(woman.id, { uid: ` ${woman.email.toUpperCase()} ` })).toBe(woman.id)
  expect([desk.subscribe(woman.id, { uid: man.email }), desk.subscribe(woman.id, {})]).toEqual([undefined, undefined])
  expect(desk.subscribe(999, { uid: woman.email })).toBeUndefined()
})

test('WS-02 lets the member receive who is not barred', () => {
  const { world, woman, man, desk } = aChat()
  const minor = aWoman(world, { ageConf: 3 })
  expect([desk.mayReceive(woman, woman.id), desk.mayReceive(woman, man.id)]).toEqual([true, false])
  expect(desk.mayReceive(minor, minor.id)).toBe(false)
})
