import { Suspense, useState } from 'react'
import { MenuButton } from '../../features/nav/menu-button.tsx'
import { slots } from '../routing/slots.ts'

/** The menu of the header with the FAQ helper that it opens (NAV-29). */
export function AppMenu() {
  const { FaqDialog } = slots
  const [faqOpen, setFaqOpen] = useState(false)
  // The helper's code is fetched when it is first wanted, and stays so that it can close calmly.
  const [faqWanted, setFaqWanted] = useState(false)
  if (!FaqDialog) return <MenuButton />
  const askFaq = () => {
    setFaqWanted(true)
    setFaqOpen(true)
  }
  return (
    <>
      <MenuButton onFaq={askFaq} />
      <Suspense>{faqWanted && <FaqDialog open={faqOpen} onClose={() => setFaqOpen(false)} />}</Suspense>
    </>
  )
}
