// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { defaultVariants, variants } from '../../../../contract/enums/variants.ts'
import { variantsQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { changeVariant } from './change-variant.ts'
import { worldCopy } from './copy.ts'

const values = { ...defaultVariants, priceSet: 'second', testPlan: false }

freshWorkbench()

test('a switch is set on the server, and a refused one stays', async () => {
  const calls = stubControl({ 'PUT /variants': values })
  expect(await changeVariant({ priceSet: 'second' })).toBe(true)
  expect(calls[0]?.body).toEqual({ priceSet: 'second' })
  expect(queryClient.getQueryData(variantsQuery.queryKey)).toEqual(values)
  stubControl({ 'PUT /variants': refusal(409, 'real-api') })
  expect(await changeVariant({ priceSet: 'regular' })).toBe(false)
  expect(queryClient.getQueryData(variantsQuery.queryKey)).toEqual(values)
})

test('every switch has a name, and a word for each of its values', () => {
  for (const copy of [worldCopy.ja, worldCopy.en]) {
    for (const [name, choices] of Object.entries(variants)) {
      const { title, text, values: words } = copy.variants[name as keyof typeof variants]
      expect([title, text], name).not.toContain('')
      expect(Object.keys(words), name).toEqual([...choices])
    }
  }
})
