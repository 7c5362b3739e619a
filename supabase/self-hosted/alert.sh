#!/bin/sh
# Posts to the webhook in KEIKO_ALERT_URL that a unit of systemd has failed; nothing when it succeeded.
[ "$SERVICE_RESULT" = success ] || [ -z "${KEIKO_ALERT_URL:-}" ] ||
  curl -fsS -H 'content-type: application/json' -d "{\"text\": \"$1 failed: $SERVICE_RESULT\"}" "$KEIKO_ALERT_URL"
