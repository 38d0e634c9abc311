# --- path: app/core.py ---
from sqlalchemy.orm import DeclarativeBase

class Base(DeclarativeBase):
    pass

# --- path: app/document/models.py ---
from app.core import Base

class Document(Base):
    pass

# --- path: app/versions/first.py ---
from app.core import Base

class Document(Base):
    pass

# --- path: app/incident/models.py ---
from sqlalchemy import Column, DateTime
from sqlalchemy.orm import relationship
from app.core import Base
from app.document.models import Document

class Incident(Base):
    stable_at = Column(DateTime)
    documents = relationship("Document", backref="incident", foreign_keys=[Document.incident_id])

# --- path: app/flows.py ---
from app.document.models import Document

def update(document: Document):
    return document.incident.stable_at.strftime("%m")
    #                        ^ references: app/incident/models.py:Incident.stable_at
