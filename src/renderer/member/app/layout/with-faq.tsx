import { useState } from 'react'
import { lazyLayer } from '../../shared/loading/loading.ts'

const FaqDialog = lazyLayer(async () => (await import('../../features/faq/faq-helper.tsx')).FaqDialog)

/** An entry of the menu or rail with the FAQ helper, which it opens with the function that it receives (NAV-29). */
export function WithFaq({ children }: { children: (onFaq: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {children(() => setOpen(true))}
      <FaqDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
