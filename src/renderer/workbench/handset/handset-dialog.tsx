import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { handsetQuery } from '../control/handset-query.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { endHandset, handsetDialogAtom, inviteHandset } from './handset-actions.ts'
import { HandsetInvitation } from './handset-invitation.tsx'
import { HandsetOffer } from './handset-offer.tsx'

/** Opens the member app on one real phone in the same network: what that means, the QR code, and the end. */
export function HandsetDialog() {
  const [phone, setPhone] = useAtom(handsetDialogAtom)
  const query = useQuery({ ...handsetQuery, enabled: phone !== undefined })
  return (
    <Dialog open={phone !== undefined} onClose={() => setPhone(undefined)} title="実機で開く">
      <QueryState query={query} rows={3}>
        {(handset) =>
          handset.state === 'off' ? (
            <HandsetOffer
              networks={handset.networks}
              invite={(address) => inviteHandset(phone ?? 'a', address)}
            />
          ) : (
            <div className="grid gap-4">
              <HandsetInvitation handset={handset} />
              <div className="flex flex-wrap justify-end gap-2">
                <ActionButton run={() => inviteHandset(phone ?? 'a')}>別の端末に替える</ActionButton>
                <ActionButton tone="danger" run={endHandset}>
                  接続を終える
                </ActionButton>
              </div>
            </div>
          )
        }
      </QueryState>
    </Dialog>
  )
}
