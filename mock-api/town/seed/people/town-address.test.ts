import { expect, test } from 'vitest'
import { isTownAddress, townAddress } from './town-address.ts'

test('knows townspeople by their address', () => {
  expect([1, 1234].map(townAddress).map(isTownAddress)).toEqual([true, true])
  const others = [
    'woman@yoimachi.example',
    'xtown-1@yoimachi.example',
    'town-1@yoimachi.example.org',
    'town-x@yoimachi.example',
  ]
  expect([...others, 'town-@yoimachi.example', 'town-1@yoimachiXexample'].map(isTownAddress)).toEqual(
    Array(6).fill(false),
  )
})
