/**
 * Lists how long the stages of a turn took, in milliseconds, in their order: `[stage,
 * milliseconds]`. The names of the times are those of a turn in `GET /api/voice/sessions/{id}`; the
 * page measures some of them too.
 */
export function stagesOf(times, isInterrupted) {
  const { speechEndMs, decisionMs, transcriptMs, askedMs, firstTextMs, firstSoundMs, firstFrameMs } = times;
  const stages = [
    ["endOfTurn", speechEndMs, decisionMs],
    ["transcript", decisionMs, transcriptMs],
    ["question", transcriptMs ?? times.sentMs, askedMs],
    ["firstText", askedMs, firstTextMs],
    ["firstSound", firstTextMs, firstSoundMs],
    ["firstFrame", firstSoundMs ?? firstTextMs, firstFrameMs],
    ["whole", speechEndMs ?? times.sentMs, firstFrameMs],
    ["bargeIn", isInterrupted ? times.bargeInMs : undefined, times.silentMs],
  ];
  return stages
    .filter(([, from, to]) => from !== undefined && to !== undefined)
    .map(([stage, from, to]) => [stage, Math.max(0, Math.round(to - from))]);
}
