import { useState } from 'react'
import { accountDetailEndpoint, requiredSocialId } from '../../../../../contract/calls/profile.ts'
import { outcomeCopy } from '../../../../lib/copy/outcome.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { useAccount } from '../../../api/account.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { queryClient } from '../../../api/queries.ts'
import { showFlash } from '../../../shared/flash.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { updateTwitteridWrite } from '../../../shared/outcome/writes/rank.ts'
import { socialIdOf } from '../../../shared/social-id.ts'
import { usePersistedState, usePersistedText } from '../../../shared/use-persisted-state.ts'

const socialCopy = rankCopy.ladder.social

/** Fields of the E step with their drafts, and the save that completes the ladder (RANK-36 to RANK-45). */
export function useSocialStep() {
  const account = useAccount()
  const [typed, setTyped, forgetTyped] = usePersistedText('ladder.twitterid')
  const [name, setName, forgetName] = usePersistedText('ladder.name', account.twitter_name)
  const [opened, setOpened, forgetOpened] = usePersistedState('ladder.messages', (stored) => stored === true)
  const [idError, setIdError] = useState('')
  const [messages, setMessages] = useState<readonly string[]>([])
  const { mutate, isPending } = useWrite(updateTwitteridWrite, {
    onSuccess: () => {
      for (const forget of [forgetTyped, forgetName, forgetOpened]) forget()
      showFlash({ text: socialCopy.done })
      // Home has read the profile, and its form begins with what is known.
      return queryClient.invalidateQueries({ queryKey: [accountDetailEndpoint.id], refetchType: 'all' })
    },
    onError: (error) => setMessages(failure(error)),
    failureOf: (error) => failure(error).join(''),
  })
  const twitterid = socialIdOf(typed)
  const isWrong = !requiredSocialId.safeParse(twitterid).success
  return {
    id: {
      typed,
      error: idError,
      type: setTyped,
      leave: () => setIdError(typed !== '' && isWrong ? socialCopy.idInvalid : ''),
    },
    name: { typed: name, type: setName },
    /** Whether he has opened his account to messages. */
    opened: { checked: opened, check: setOpened },
    isFilled: opened && name.trim() !== '',
    /** Reasons of the last failure, for the form. */
    messages,
    isSaving: isPending,
    /** Saves a well-formed id; otherwise says so and calls `onWrong`. */
    save: (onWrong: () => void) => {
      if (isPending) return
      setIdError(isWrong ? socialCopy.idInvalid : '')
      setMessages(isWrong ? [socialCopy.formInvalid] : [])
      if (isWrong) onWrong()
      else mutate({ user: { id: account.id, twitterid, maleraw_attributes: { twitter_name: name.trim() } } })
    },
  }
}

/**
 * Returns the form message, and the server's own ones about the id. The form sends a well-formed id only, so they say
 * that another member has it (RANK-43, RANK-44).
 */
function failure(error: ApiError): string[] {
  if (error.outcome !== 'refused') return [failureText(error, '', outcomeCopy.unsaved)]
  return [socialCopy.formInvalid, ...(error.errors.twitterid ?? [])]
}
