import type { ReactNode } from 'react'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { Spinner } from '../../../ui/base/button.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'
import type { AccountDetail } from './profile-values.ts'

/** The own profile as stored: a spinner until it is there (FORM-32), the message when it does not come (FORM-07). */
export function ProfileFormLoader({ children }: { children: (detail: AccountDetail) => ReactNode }) {
  const { data, isError, isFetching, refetch } = useEndpoint(accountDetailEndpoint, {})
  if (data) return children(data)
  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {formCopy.message.loadFailed}
      </ErrorState>
    )
  }
  return (
    <div className="grid flex-1 place-items-center py-24 text-plum">
      <Spinner size={36} label={commonCopy.state.loading} immediate />
    </div>
  )
}
