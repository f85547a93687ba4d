import { Suspense, useState } from 'react'
import { MenuButton } from '../features/nav/menu-button.tsx'
import { slots } from './slots.ts'

/** The menu of the header with the FAQ helper that it opens (NAV-29). */
export function AppMenu() {
  const { FaqDialog } = slots
  const [faqOpen, setFaqOpen] = useState(false)
  if (!FaqDialog) return <MenuButton />
  return (
    <>
      <MenuButton onFaq={() => setFaqOpen(true)} />
      <Suspense>
        <FaqDialog open={faqOpen} onClose={() => setFaqOpen(false)} />
      </Suspense>
    </>
  )
}
