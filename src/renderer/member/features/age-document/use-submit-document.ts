import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { submitAgeDocumentEndpoint } from '../../../../contract/calls/age-document.ts'
import { toDataUrl } from '../../../lib/images.ts'
import { useAccount } from '../../api/account.ts'
import { serverNow } from '../../api/server-time.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { rememberHandedIn } from './handed-in.ts'

/** A document of 10 MB on a slow line. */
const timeoutMs = 180_000

/** Hands the document in (API-17); success goes to /home?age_conf_flag=1 (AGE-14). `progress` is 0 to 1. */
export function useSubmitDocument() {
  const navigate = useNavigate()
  const { id } = useAccount()
  const [progress, setProgress] = useState(0)
  const mutation = useEndpointMutation(submitAgeDocumentEndpoint, {
    call: { timeoutMs, onUploadProgress: setProgress },
    onSuccess: () => {
      rememberHandedIn(serverNow())
      void navigate('/home?age_conf_flag=1', { replace: true })
    },
  })
  const submit = async (blob: Blob, onFailed: () => void) => {
    setProgress(0)
    const file = await toDataUrl(blob)
    mutation.mutate({ filename: id, imageformat: 'PNG', file }, { onError: onFailed })
  }
  return {
    isPending: mutation.isPending,
    progress,
    submit: (blob: Blob, onFailed: () => void) => void submit(blob, onFailed),
  }
}
