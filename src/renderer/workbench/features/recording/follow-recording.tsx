import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { flashProblem } from '../../hub/control/attempt.ts'
import { useMockPhones, useMockQuery } from '../../hub/control/backend-queries.ts'
import { flash } from '../../hub/control/flash.ts'
import { historyQuery, personasQuery } from '../../hub/control/queries.ts'
import { currentCopy } from '../../hub/language.ts'
import { readyPhonesAtom } from '../../hub/phone-state.ts'
import { orderPhone, readPhoneMessage } from '../../hub/phones/phone-link.ts'
import { recordControl } from '../../hub/recording/record-control.ts'
import { followMoments, isPickingAtom, isRecordingAtom, markQuery } from '../../hub/recording/recording.ts'
import { recordingCopy } from './copy.ts'

/** Follows a running recording: the phones report what is done on them, and the history what is undone. */
export function FollowRecording() {
  return useAtomValue(isRecordingAtom) ? <Following /> : null
}

function Following() {
  // What a person does with a real API is never recorded.
  const phones = useMockPhones()
  const loads = useAtomValue(readyPhonesAtom)
  const { data: history } = useQuery(historyQuery)
  useMockQuery(personasQuery)
  // Each step notes what came before it.
  useMockQuery(markQuery)
  const former = useRef(history)
  useEffect(() => {
    // Also at the start: the world may have changed while the page was loading.
    if (history) followMoments(former.current ?? history, history)
    former.current = history
  }, [history])
  useEffect(recordControl, [])
  // A frame that has loaded again knows nothing of the recording.
  return phones.map((phone) => <FollowPhone key={`${phone} ${loads[phone] ?? 0}`} phone={phone} />)
}

function FollowPhone({ phone }: { phone: PhoneName }) {
  const isPicking = useAtomValue(isPickingAtom)
  useEffect(() => {
    // Before the first step, which notes what came before it.
    const hands = import('../../hub/recording/receive-hands.ts')
    const listen = (event: MessageEvent) => {
      const message = readPhoneMessage(phone, event)
      if (message?.kind === 'not-watching') flash(currentCopy(recordingCopy).notWatching(phone.toUpperCase()), 'alarm')
      if (message?.kind !== 'did' && message?.kind !== 'picked') return
      hands.then(({ receiveHand }) => receiveHand(phone, message)).catch(flashProblem)
    }
    window.addEventListener('message', listen)
    orderPhone(phone, { kind: 'record', on: true })
    return () => {
      window.removeEventListener('message', listen)
      orderPhone(phone, { kind: 'record', on: false })
    }
  }, [phone])
  useEffect(() => {
    if (!isPicking) return undefined
    orderPhone(phone, { kind: 'pick', on: true })
    return () => orderPhone(phone, { kind: 'pick', on: false })
  }, [phone, isPicking])
  return null
}
