import { expect, test } from 'vitest'
import { readScreen, screenOfState } from './saved-screen.ts'

const phone = { device: '390×844', email: 'woman@yoimachi.example', route: '/home' } as const

test('a screen comes back from a file as it was saved, without login and page', () => {
  const saved = screenOfState({ ...phone, isTurned: true, look: { theme: 'night', textSize: undefined } })
  expect(saved).toEqual({ device: '390×844', isTurned: true, look: { theme: 'night' } })
  expect(readScreen(saved)).toEqual(saved)
  expect(readScreen({})).toEqual({ isTurned: undefined, look: undefined })
})

test('a screen of a file that does not fit keeps the setting of the stage', () => {
  expect(readScreen({ device: '1×1', isTurned: true })).toEqual({})
  expect(readScreen({ look: { textSize: 90 } })).toEqual({})
})
