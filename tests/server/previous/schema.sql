CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE challenges (
    challenge TEXT NOT NULL,
    expires_at FLOAT NOT NULL,
    CONSTRAINT pk_challenges PRIMARY KEY (challenge)
);
CREATE TABLE identities (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at FLOAT NOT NULL,
    seen_at FLOAT NOT NULL,
    face TEXT DEFAULT '' NOT NULL,
    CONSTRAINT pk_identities PRIMARY KEY (id)
);
CREATE TABLE links (
    token_hash TEXT NOT NULL,
    identity TEXT NOT NULL,
    expires_at FLOAT NOT NULL,
    CONSTRAINT pk_links PRIMARY KEY (token_hash),
    CONSTRAINT fk_links_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE mails (
    identity TEXT NOT NULL,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    code_hash TEXT NOT NULL,
    expires_at FLOAT NOT NULL,
    tries INTEGER NOT NULL,
    CONSTRAINT pk_mails PRIMARY KEY (identity),
    CONSTRAINT fk_mails_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE passkeys (
    id TEXT NOT NULL,
    identity TEXT NOT NULL,
    credential BLOB NOT NULL,
    uses BIGINT NOT NULL,
    created_at FLOAT NOT NULL,
    used_at FLOAT NOT NULL,
    CONSTRAINT pk_passkeys PRIMARY KEY (id),
    CONSTRAINT fk_passkeys_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE pushes (
    endpoint TEXT NOT NULL,
    identity TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at FLOAT NOT NULL,
    CONSTRAINT pk_pushes PRIMARY KEY (endpoint),
    CONSTRAINT fk_pushes_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE puzzle_players (
    identity TEXT NOT NULL,
    rating FLOAT NOT NULL,
    tried INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    CONSTRAINT pk_puzzle_players PRIMARY KEY (identity),
    CONSTRAINT fk_puzzle_players_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL,
    rating FLOAT NOT NULL,
    tried INTEGER NOT NULL,
    CONSTRAINT pk_puzzle_ratings PRIMARY KEY (puzzle)
);
CREATE TABLE puzzle_tries (
    identity TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved BOOLEAN NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_puzzle_tries PRIMARY KEY (identity, puzzle),
    CONSTRAINT fk_puzzle_tries_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE ratings (
    identity TEXT NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    at FLOAT NOT NULL,
    CONSTRAINT pk_ratings PRIMARY KEY (identity, number),
    CONSTRAINT fk_ratings_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE recoveries (
    identity TEXT NOT NULL,
    phrase_hash TEXT NOT NULL,
    created_at FLOAT NOT NULL,
    CONSTRAINT pk_recoveries PRIMARY KEY (identity),
    CONSTRAINT fk_recoveries_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE score_sheets (
    id TEXT NOT NULL,
    owner TEXT NOT NULL,
    sheet TEXT NOT NULL,
    created_at FLOAT NOT NULL,
    changed_at FLOAT NOT NULL,
    CONSTRAINT pk_score_sheets PRIMARY KEY (id),
    CONSTRAINT fk_score_sheets_owner_identities FOREIGN KEY(owner) REFERENCES identities (id)
);
CREATE TABLE server_keys (
    name TEXT NOT NULL,
    "key" BLOB NOT NULL,
    CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
CREATE TABLE signing_keys (
    id INTEGER NOT NULL,
    "key" BLOB NOT NULL,
    created_at FLOAT NOT NULL,
    CONSTRAINT pk_signing_keys PRIMARY KEY (id)
);
CREATE TABLE tables (
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    host TEXT,
    invite TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    watchable BOOLEAN NOT NULL,
    setup TEXT NOT NULL,
    engine TEXT NOT NULL,
    catalogue TEXT NOT NULL,
    origin TEXT,
    seq INTEGER NOT NULL,
    to_act TEXT NOT NULL,
    due_at FLOAT,
    created_at FLOAT NOT NULL,
    updated_at FLOAT NOT NULL,
    finished_at FLOAT,
    result TEXT,
    next_table TEXT,
    broken TEXT,
    uploaded_by TEXT,
    seen_at FLOAT,
    sealed TEXT,
    CONSTRAINT pk_tables PRIMARY KEY (id),
    CONSTRAINT uq_tables_invite UNIQUE (invite),
    CONSTRAINT fk_tables_host_identities FOREIGN KEY(host) REFERENCES identities (id),
    CONSTRAINT fk_tables_next_table_tables FOREIGN KEY(next_table) REFERENCES tables (id)
);
CREATE TABLE turning_points (
    table_id TEXT NOT NULL,
    points TEXT NOT NULL,
    CONSTRAINT pk_turning_points PRIMARY KEY (table_id),
    CONSTRAINT fk_turning_points_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE user_settings (
    identity TEXT NOT NULL,
    settings TEXT NOT NULL,
    changed_at FLOAT NOT NULL,
    CONSTRAINT pk_user_settings PRIMARY KEY (identity),
    CONSTRAINT fk_user_settings_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE webhooks (
    table_id TEXT NOT NULL,
    url TEXT NOT NULL,
    kind TEXT NOT NULL,
    language TEXT NOT NULL,
    failures INTEGER DEFAULT 0 NOT NULL,
    fault TEXT DEFAULT '' NOT NULL,
    CONSTRAINT pk_webhooks PRIMARY KEY (table_id),
    CONSTRAINT fk_webhooks_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at FLOAT NOT NULL,
    phrase TEXT DEFAULT '' NOT NULL,
    CONSTRAINT pk_chat PRIMARY KEY (table_id, number),
    CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;
CREATE TABLE daily_attempts (
    day TEXT NOT NULL,
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL,
    CONSTRAINT pk_daily_attempts PRIMARY KEY (day, identity),
    CONSTRAINT fk_daily_attempts_identity_identities FOREIGN KEY(identity) REFERENCES identities (id),
    CONSTRAINT fk_daily_attempts_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE game_facts (
    table_id TEXT NOT NULL,
    facts TEXT NOT NULL,
    CONSTRAINT pk_game_facts PRIMARY KEY (table_id),
    CONSTRAINT fk_game_facts_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE guests (
    table_id TEXT NOT NULL,
    identity TEXT NOT NULL,
    CONSTRAINT pk_guests PRIMARY KEY (table_id, identity),
    CONSTRAINT fk_guests_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT fk_guests_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action BIGINT NOT NULL,
    outcomes TEXT NOT NULL,
    at FLOAT NOT NULL,
    crc BIGINT,
    CONSTRAINT pk_log PRIMARY KEY (table_id, seq),
    CONSTRAINT fk_log_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;
CREATE TABLE notes (
    table_id TEXT NOT NULL,
    identity TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    CONSTRAINT pk_notes PRIMARY KEY (table_id, identity, seat),
    CONSTRAINT fk_notes_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT fk_notes_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    identity TEXT,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    stand_in BOOLEAN NOT NULL,
    pass_mode TEXT NOT NULL,
    reserve FLOAT NOT NULL,
    owes_since FLOAT,
    face TEXT DEFAULT '' NOT NULL,
    contribution TEXT DEFAULT '' NOT NULL,
    unlocked BOOLEAN DEFAULT 0 NOT NULL,
    prepared TEXT DEFAULT '{}' NOT NULL,
    CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT fk_seats_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE INDEX ix_daily_attempts_identity ON daily_attempts (identity);
CREATE INDEX ix_daily_attempts_table_id ON daily_attempts (table_id);
CREATE INDEX ix_guests_identity ON guests (identity);
CREATE INDEX ix_identities_seen_at ON identities (seen_at);
CREATE INDEX ix_links_identity ON links (identity);
CREATE INDEX ix_notes_identity ON notes (identity);
CREATE INDEX ix_passkeys_identity ON passkeys (identity);
CREATE INDEX ix_pushes_identity ON pushes (identity);
CREATE UNIQUE INDEX ix_recoveries_phrase_hash ON recoveries (phrase_hash);
CREATE INDEX ix_score_sheets_owner ON score_sheets (owner);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_next_table ON tables (next_table);
CREATE INDEX ix_tables_status_listed_created_at ON tables (status, listed, created_at);
CREATE INDEX ix_tables_uploaded_by ON tables (uploaded_by);
INSERT INTO alembic_version VALUES ('0011');
