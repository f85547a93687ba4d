// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { defaultVariants } from '../../../../contract/enums/variants.ts'
import { variantsQuery } from '../../hub/control/queries.ts'
import { invalidateAfter, queryClient } from '../../hub/control/query-client.ts'
import { changeVariant } from '../../hub/world/change-variant.ts'
import { FollowVariants } from './feature.ts'

freshWorkbench()

const around = (page: ReactNode) => createElement(QueryClientProvider, { client: queryClient }, page)
const usual = { ...defaultVariants, testPlan: false }

test('phones reload once for each change of a switch, whoever makes it', async () => {
  setMode('mock')
  let values: object = usual
  stubControl({
    'GET /variants': () => values,
    'PUT /variants': (change: object) => (values = { ...values, ...change }),
  })
  const { orders } = standInPhone('a')
  const reloads = async () => {
    await arrived()
    return orders.filter(({ kind }) => kind === 'reload').length
  }
  await withHook(
    FollowVariants,
    async () => {
      await act(() => expect.poll(() => queryClient.getQueryData(variantsQuery.queryKey)).toEqual(usual))
      expect(await reloads()).toBe(0)
      await act(() => changeVariant({ priceSet: 'second' }))
      expect(await reloads()).toBe(1)
      // The event of the same change, and then an undo of it.
      act(() => invalidateAfter('variants'))
      expect(await reloads()).toBe(1)
      values = usual
      act(() => invalidateAfter('world'))
      await act(() => expect.poll(() => queryClient.getQueryData(variantsQuery.queryKey)).toEqual(usual))
      expect(await reloads()).toBe(2)
    },
    around,
  )
})
