// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { closeAlert, forgetAlerts, showAlert, useAlerts, type Alert, withdrawAlerts } from './alerts.ts'

function waiting(): readonly Alert[] {
  let alerts: readonly Alert[] = []
  const Reader = () => {
    alerts = useAlerts()
    return null
  }
  renderToString(createElement(Reader))
  return alerts
}

test('D-78 keeps the newest alert of each kind, oldest first, until it is closed or another member logs in', () => {
  const alert = (kind: Alert['kind'], title: string): Alert => ({ kind, title, text: '', to: '/home' })
  const [first, age, second] = [alert('message', '一'), alert('age', '二'), alert('message', '三')]
  forgetAlerts()
  expect(waiting()).toEqual([])
  for (const one of [first, age, second]) showAlert(one)
  expect(waiting()).toEqual([age, second])
  withdrawAlerts(['rank', 'match'])
  expect(waiting()).toEqual([age, second])
  withdrawAlerts(['age'])
  expect(waiting()).toEqual([second])
  showAlert(age)
  closeAlert(first)
  closeAlert(age)
  expect(waiting()).toEqual([second])
  forgetAlerts()
  expect(waiting()).toEqual([])
})
