import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { homeCopy } from '../../../lib/copy/home.ts'
import { toDataUrl } from '../../../lib/data-url.ts'
import { useAccount } from '../../api/account.ts'
import { serverNow } from '../../api/server-time.ts'
import { withProgress } from '../../api/upload.ts'
import { rememberHandedIn } from '../../shared/age-check.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { useIsShown } from '../../shared/outcome/use-is-shown.ts'
import { submitAgeDocumentWrite } from '../../shared/outcome/writes/account.ts'
import { ageDocumentCopy } from './copy.ts'

/** Allows 10 MB over a slow connection. */
const timeoutMs = 180_000

/** Submits the document (API-17) and opens /home?age_conf_flag=1 on success (AGE-14). `progress` is 0 to 1. */
export function useSubmitDocument() {
  const leadOn = useLeadOn()
  const { id } = useAccount()
  const [progress, setProgress] = useState(0)
  const isShown = useIsShown()
  const submission = useMutation({
    mutationFn: async (document: Blob) => {
      setProgress(0)
      const input = { filename: id, imageformat: 'PNG', file: await toDataUrl(document) } as const
      await sendWrite(submitAgeDocumentWrite, input, {
        call: { timeoutMs, transport: withProgress(setProgress) },
        failureOf: () => ageDocumentCopy.later,
        isShown,
      })
    },
    onSuccess: () => {
      rememberHandedIn(serverNow())
      void leadOn('/home?age_conf_flag=1', homeCopy.flash.ageDocumentSubmitted, { replace: true })
    },
  })
  return { ...submission, progress }
}
