import { expect, test } from 'vitest'
import { listSection } from '../../support/ledger/ledger-text.ts'
import { readProductTexts } from '../../support/ledger/product-texts.ts'
import { quotedTexts, unquotedTexts } from '../../support/ledger/quoted-texts.ts'

const product = readProductTexts()
const missing = (texts: readonly string[]) => texts.filter((text) => !product.has(text))

test('L-15 CONST-19 the product contains every text of the list word by word', () => {
  const list = listSection('L-15')
  expect(missing(quotedTexts(list))).toEqual([])
  expect(missing(unquotedTexts(list))).toEqual([])
})

test('L-1 the notes of the preferences match', () => {
  expect(missing(quotedTexts(listSection('L-1')))).toEqual([])
})
