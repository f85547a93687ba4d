import { expect, test } from 'vitest'
import type { StoryAction } from './actions.ts'
import { actionText } from './perform.ts'

const button = { role: 'button', name: '送る' } as const

test.each<[StoryAction, string]>([
  [{ control: 'moveClock', input: {} }, 'make the control call moveClock'],
  [{ call: 'API-43', as: 'woman', input: {} }, 'make API-43 as woman'],
  [{ open: '/home', phone: 'a' }, 'open /home on a'],
  [{ press: button, phone: 'a' }, 'press button "送る" on a'],
  [{ key: 'Enter', on: button, phone: 'a' }, 'press the key Enter in button "送る" on a'],
  [{ type: button, text: 'x', phone: 'b' }, 'type into button "送る" on b'],
  [{ choose: button, option: 'x', phone: 'b' }, 'choose "x" in button "送る" on b'],
  [{ upload: button, file: 'a.png', phone: 'b' }, 'give a.png to button "送る" on b'],
  [{ back: true, phone: 'b' }, 'go back on b'],
  [{ become: null, phone: 'b' }, 'log out on b'],
  [{ become: 'man', phone: 'b' }, 'put man on b'],
  [{ openMail: { to: 'man' }, phone: 'b' }, 'open the mail to man on b'],
  [{ network: 'slow', phone: 'b' }, 'put the network slow on b'],
  [{ fillCard: 'declined', phone: 'b' }, 'fill in the card declined on b'],
])('says what %j does', (action, text) => {
  expect(actionText(action)).toBe(text)
})
