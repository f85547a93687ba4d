import { ButtonsPage } from './buttons-page.tsx'
import { FieldsPage } from './fields-page.tsx'

const pages = { buttons: ButtonsPage, fields: FieldsPage }

/** Every component in every state, one page per group: `?page=fields&theme=night`. For looking only; never shipped. */
export function Gallery() {
  const name = new URLSearchParams(location.search).get('page')
  const chosen = Object.entries(pages).filter(([key]) => name === null || key === name)
  return (
    <main className="mx-auto grid max-w-wide gap-8 px-5 py-6">
      {chosen.map(([key, Page]) => (
        <Page key={key} />
      ))}
    </main>
  )
}
