import { pageTrackingEndpoint, visitTrackingEndpoint } from '../../../../../contract/calls/tracking.ts'
import { defineUnread } from '../write.ts'

export const pageTrackingWrite = defineUnread(pageTrackingEndpoint, 'No page states it.')

export const visitTrackingWrite = defineUnread(visitTrackingEndpoint, 'No page states it.')
