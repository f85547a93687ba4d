import { useState } from 'react'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { lazyLayer } from '../../../shared/loading/loading.ts'

const PremiumDialog = lazyLayer(async () => (await import('./premium-dialog.tsx')).PremiumDialog)

/** Opens the premium dialog, which never opens automatically (PREM-08, HOME-85). */
export function PremiumButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="text" size="m" icon="crown" className="justify-self-center" onClick={() => setOpen(true)}>
        {homeCopy.recommend.aboutPremium}
      </Button>
      <PremiumDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
