import { ButtonsPage } from './buttons-page.tsx'
import { ChatPage } from './chat-page.tsx'
import { FieldsPage } from './fields-page.tsx'
import { HomePage } from './home-page.tsx'
import { LayersPage } from './layers-page.tsx'
import { ListPage } from './list-page.tsx'
import { LoginPage } from './login-page.tsx'
import { ProfilePage } from './profile-page.tsx'
import { ShowsPage } from './shows-page.tsx'
import { StatesPage } from './states-page.tsx'

const shelves = {
  buttons: ButtonsPage,
  fields: FieldsPage,
  shows: ShowsPage,
  states: StatesPage,
  layers: LayersPage,
}
const screens = { login: LoginPage, home: HomePage, profile: ProfilePage, list: ListPage, chat: ChatPage }

/**
 * Every component in every state (`?page=fields&theme=night`), and the five screens of the style pictures rebuilt from
 * them (`?page=home`). For looking only; never shipped.
 */
export function Gallery() {
  const name = new URLSearchParams(location.search).get('page') ?? ''
  const Screen = Object.entries(screens).find(([key]) => key === name)?.[1]
  if (Screen !== undefined) return <Screen />
  const chosen = Object.entries(shelves).filter(([key]) => name === '' || key === name)
  return (
    <main className="mx-auto grid max-w-wide grid-cols-1 gap-8 px-5 py-6">
      {chosen.map(([key, Page]) => (
        <Page key={key} />
      ))}
    </main>
  )
}
