"""L282: warnings a writer has looked at and meant.

``accepts`` in a chapter or in ``campaign.yaml`` names the codes of warnings, each with the reason; they are
then told as notes. One that is not there any more is told, so that no reason outlives its warning.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from nocturne.chapters.authoring.findings import SEVERITIES, Findings
from nocturne.chapters.authoring.walking import Pack


def accept(pack: Pack, findings: Findings) -> None:
    """Turn accepted warnings into notes."""
    content = pack.content
    if content.campaign is not None and pack.owns("campaign", "campaign"):
        file = Path(content.source["campaign", "campaign"][0].file)
        for code, why in content.campaign.accepts.items():
            if not _accept(findings, code, why, file):
                findings.add("L282", content.where("campaign", "campaign", "accepts", code), code=code)
    for chapter in pack.chapters():
        folder = Path(content.source["chapter", chapter.id][0].file).parent
        for code, why in chapter.accepts.items():
            if not _accept(findings, code, why, folder):
                findings.add("L282", content.where("chapter", chapter.id, "accepts", code), code=code)


def _accept(findings: Findings, code: str, why: str, place: Path) -> bool:
    """Accept the findings of a code in a file or a folder; whether there were any. Only warnings can be."""
    if SEVERITIES.get(code) != "warning":
        return False
    hit = False
    for i, finding in enumerate(findings.all):
        file = Path(finding.file)
        if finding.code == code and place in (file, file.parent):
            findings.all[i] = msgspec.structs.replace(finding, accepted=why)
            hit = True
    return hit
