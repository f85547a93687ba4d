import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { store } from '../../hub/state.ts'
import { HandsetOffer } from './handset-offer.tsx'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('a network that the machine has left is not offered to a phone', async () => {
  const invited: (string | undefined)[] = []
  const offer = (...addresses: readonly string[]) => (
    <Provider store={store}>
      <HandsetOffer
        networks={addresses.map((address) => ({ address, name: address }))}
        invite={async (address) => void invited.push(address)}
      />
    </Provider>
  )
  const [home, office] = ['192.0.2.7', '198.51.100.2']
  const press = () => act(async () => get('button', HTMLButtonElement).click())
  mounted = mount(offer(home, office))
  const select = get('select', HTMLSelectElement)
  select.value = office
  fire(select, new Event('change', { bubbles: true }))
  await press()
  mounted.render(offer(home))
  await press()
  expect(invited).toEqual([office, home])
})
