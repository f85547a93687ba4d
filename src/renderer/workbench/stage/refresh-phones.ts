import { backendQuery } from '../control/backend-query.ts'
import { queryClient } from '../control/query-client.ts'
import { phonesAtom } from '../state/phones.ts'
import { store } from '../state/store.ts'
import { enterPhone, leavePhone, phonesOnStage } from './phone-actions.ts'
import { orderPhone } from './phone-link.ts'

/** After the world was replaced, its logins are others: each phone logs its member in again and stays where it was. */
export async function refreshPhones(): Promise<void> {
  const { mode } = await queryClient.fetchQuery({ ...backendQuery, staleTime: 0 })
  if (mode === 'real') {
    // A login of the mock must never travel to the real API.
    for (const phone of phonesOnStage()) leavePhone(phone)
    return
  }
  await Promise.all(
    phonesOnStage().map(async (phone) => {
      const { email, route } = store.get(phonesAtom)[phone]
      if (email === null) return orderPhone(phone, { kind: 'reload' })
      // /login is where an ended login led, and would end this one too: the restored world has it again.
      const to = route.startsWith('/login') ? '/home' : route
      // A world without that member shows the login page.
      await enterPhone(phone, email, to).catch(() => leavePhone(phone))
    }),
  )
}
