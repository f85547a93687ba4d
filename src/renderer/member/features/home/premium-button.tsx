import { Suspense, useState } from 'react'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'

const PremiumDialog = lazyWithFallback(async () => (await import('./dialogs/premium-dialog.tsx')).PremiumDialog)

/** Opens the premium dialog, which never opens automatically (PREM-08, HOME-85). */
export function PremiumButton() {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button
        tone="text"
        size="m"
        icon="crown"
        className="justify-self-center"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        {homeCopy.recommend.aboutPremium}
      </Button>
      {asked && (
        <Suspense>
          <PremiumDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
