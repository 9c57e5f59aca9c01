PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE challenges (
	challenge TEXT NOT NULL, 
	expires_at FLOAT NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (challenge)
);
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, phrase TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE daily_attempts (
	day TEXT NOT NULL, 
	identity TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_daily_attempts PRIMARY KEY (day, identity), 
	CONSTRAINT fk_daily_attempts_identity_identities FOREIGN KEY(identity) REFERENCES identities (id), 
	CONSTRAINT fk_daily_attempts_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "daily_attempts" VALUES('2026-11-18','d34cc9eba15e241b','25fabbd51216e17e');
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
INSERT INTO "guests" VALUES('9ce219813d1debd2','8f4f509b0a0a759e');
INSERT INTO "guests" VALUES('026fa84536e148fc','8f4f509b0a0a759e');
INSERT INTO "guests" VALUES('2bec7cb0080390d5','8f4f509b0a0a759e');
CREATE TABLE identities (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created_at FLOAT NOT NULL, 
	seen_at FLOAT NOT NULL, face TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_identities PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('d34cc9eba15e241b','Guest',1795000000.0,1795000000.0,'');
INSERT INTO "identities" VALUES('8f4f509b0a0a759e','Guest',1795000000.0,1795000000.0,'');
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	identity TEXT NOT NULL, 
	expires_at FLOAT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (token_hash), 
	CONSTRAINT fk_links_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action BIGINT NOT NULL, 
	outcomes TEXT NOT NULL, 
	at FLOAT NOT NULL, crc BIGINT, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_log_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('026fa84536e148fc',0,-1,0,'[17,18,130,128,128,128,128,130,128,128,258,256,258,257,258,256,256,257,190,188,189,324,322,325,1,2,2,2,2,2,1,1,0,0,0,0,2,5,6,5,29,24,27,33,31,32]',1795000000.0,51884193);
INSERT INTO "log" VALUES('026fa84536e148fc',1,0,0,'[]',1795000000.0,3390589760);
INSERT INTO "log" VALUES('026fa84536e148fc',2,1,1042,'[]',1795000000.0,2835204370);
INSERT INTO "log" VALUES('026fa84536e148fc',3,1,9,'[]',1795000000.0,1047121938);
INSERT INTO "log" VALUES('026fa84536e148fc',4,0,1282,'[132]',1795000000.0,2359172184);
INSERT INTO "log" VALUES('026fa84536e148fc',5,1,0,'[]',1795000000.0,2232325663);
INSERT INTO "log" VALUES('026fa84536e148fc',6,0,0,'[]',1795000000.0,3235725913);
INSERT INTO "log" VALUES('026fa84536e148fc',7,0,10,'[]',1795000000.0,2706619533);
INSERT INTO "log" VALUES('25fabbd51216e17e',0,-1,0,'[19,17,18,129,130,130,130,130,128,129,128,258,258,256,258,257,256,258,258,386,385,385,386,385,384,385,384,187,193,191,323,325,318,445,444,450,2,2,1,0,2,0,2,2,2,2,1,2,0,0,0,1,2,2,1,6,4,4,5,27,25,26,31,24,28,32]',1795000000.0,664901357);
INSERT INTO "log" VALUES('25fabbd51216e17e',1,1,4225,'[]',1795000000.0,155064323);
INSERT INTO "log" VALUES('25fabbd51216e17e',2,2,4273,'[]',1795000000.0,1155175019);
INSERT INTO "log" VALUES('25fabbd51216e17e',3,0,1186,'[]',1795000000.0,3397410759);
INSERT INTO "log" VALUES('25fabbd51216e17e',4,1,4257,'[]',1795000000.0,1614848218);
INSERT INTO "log" VALUES('25fabbd51216e17e',5,2,4241,'[]',1795000000.0,2152215987);
INSERT INTO "log" VALUES('25fabbd51216e17e',6,0,1074,'[]',1795000000.0,1490190202);
INSERT INTO "log" VALUES('25fabbd51216e17e',7,0,9,'[]',1795000000.0,2325811840);
INSERT INTO "log" VALUES('25fabbd51216e17e',8,1,5377,'[]',1795000000.0,2108799340);
INSERT INTO "log" VALUES('25fabbd51216e17e',9,2,5313,'[]',1795000000.0,2240821406);
INSERT INTO "log" VALUES('25fabbd51216e17e',10,0,6081,'[]',1795000000.0,3409948607);
INSERT INTO "log" VALUES('25fabbd51216e17e',11,1,6385,'[]',1795000000.0,339509701);
INSERT INTO "log" VALUES('25fabbd51216e17e',12,2,9473,'[]',1795000000.0,4163195741);
INSERT INTO "log" VALUES('25fabbd51216e17e',13,0,0,'[]',1795000000.0,4242256826);
INSERT INTO "log" VALUES('25fabbd51216e17e',14,1,65778,'[]',1795000000.0,3346281634);
INSERT INTO "log" VALUES('25fabbd51216e17e',15,1,35,'[]',1795000000.0,392481937);
INSERT INTO "log" VALUES('25fabbd51216e17e',16,2,8450,'[388]',1795000000.0,936436406);
INSERT INTO "log" VALUES('25fabbd51216e17e',17,0,0,'[]',1795000000.0,2022817088);
INSERT INTO "log" VALUES('25fabbd51216e17e',18,1,268437457,'[]',1795000000.0,3900723706);
INSERT INTO "log" VALUES('25fabbd51216e17e',19,2,10481,'[]',1795000000.0,2480734724);
INSERT INTO "log" VALUES('25fabbd51216e17e',20,0,14577,'[]',1795000000.0,795065309);
INSERT INTO "log" VALUES('25fabbd51216e17e',21,1,0,'[]',1795000000.0,1278172071);
INSERT INTO "log" VALUES('25fabbd51216e17e',22,2,0,'[]',1795000000.0,1144270570);
INSERT INTO "log" VALUES('25fabbd51216e17e',23,0,6081,'[]',1795000000.0,625154894);
INSERT INTO "log" VALUES('25fabbd51216e17e',24,1,0,'[]',1795000000.0,80696771);
INSERT INTO "log" VALUES('25fabbd51216e17e',25,2,0,'[]',1795000000.0,1324427251);
INSERT INTO "log" VALUES('25fabbd51216e17e',26,0,6385,'[]',1795000000.0,1575113461);
INSERT INTO "log" VALUES('25fabbd51216e17e',27,1,0,'[]',1795000000.0,2319471136);
INSERT INTO "log" VALUES('25fabbd51216e17e',28,2,0,'[]',1795000000.0,3589550626);
INSERT INTO "log" VALUES('25fabbd51216e17e',29,0,0,'[]',1795000000.0,1419154359);
INSERT INTO "log" VALUES('25fabbd51216e17e',30,0,42,'[]',1795000000.0,3498489598);
INSERT INTO "log" VALUES('25fabbd51216e17e',31,1,26,'[]',1795000000.0,1638452222);
INSERT INTO "log" VALUES('25fabbd51216e17e',32,2,10,'[]',1795000000.0,184993962);
INSERT INTO "log" VALUES('25fabbd51216e17e',33,0,68677883,'[]',1795000000.0,2184439938);
INSERT INTO "log" VALUES('25fabbd51216e17e',34,1,202904747,'[]',1795000000.0,2446715208);
INSERT INTO "log" VALUES('25fabbd51216e17e',35,1,201864331,'[]',1795000000.0,155459524);
INSERT INTO "log" VALUES('25fabbd51216e17e',36,2,337122507,'[]',1795000000.0,2887753550);
INSERT INTO "log" VALUES('25fabbd51216e17e',37,2,336080139,'[]',1795000000.0,3229561782);
INSERT INTO "log" VALUES('25fabbd51216e17e',38,2,338171067,'[]',1795000000.0,3675472514);
INSERT INTO "log" VALUES('25fabbd51216e17e',39,2,339219611,'[2,2,1,0,2,1,0,1,2,2,1,0,1,0,1,0,0,6,4,4,4,34,39,35,38,40,41,44,8]',1795000000.0,428323888);
INSERT INTO "log" VALUES('25fabbd51216e17e',40,1,4497,'[]',1795000000.0,1357048255);
INSERT INTO "log" VALUES('25fabbd51216e17e',41,2,4465,'[]',1795000000.0,2159564256);
INSERT INTO "log" VALUES('2bec7cb0080390d5',0,-1,0,'[18,19,130,129,129,128,130,128,130,128,256,257,256,258,256,257,256,257,196,187,188,319,320,314,1,0,2,1,2,2,1,0,2,1,2,0,0,6,4,4,24,32,28,27,33,30]',1795000000.0,341192126);
INSERT INTO "log" VALUES('2bec7cb0080390d5',1,0,0,'[]',1795000000.0,824943655);
INSERT INTO "log" VALUES('2bec7cb0080390d5',2,1,1058,'[]',1795000000.0,3515765677);
INSERT INTO "log" VALUES('2bec7cb0080390d5',3,1,9,'[]',1795000000.0,3311026037);
INSERT INTO "log" VALUES('2bec7cb0080390d5',4,0,1250,'[]',1795000000.0,2788951113);
INSERT INTO "log" VALUES('2bec7cb0080390d5',5,0,9,'[]',1795000000.0,3362383191);
INSERT INTO "log" VALUES('2bec7cb0080390d5',6,1,0,'[]',1795000000.0,4038229659);
INSERT INTO "log" VALUES('2bec7cb0080390d5',7,0,0,'[]',1795000000.0,4148473248);
INSERT INTO "log" VALUES('2bec7cb0080390d5',8,0,10,'[]',1795000000.0,2915546184);
INSERT INTO "log" VALUES('2bec7cb0080390d5',9,1,26,'[1,1,0,1,0,0,1,1,2,0,1,1,2,5,6,5,37,38,34,43,9,42,8,45,8]',1795000000.0,1558769039);
INSERT INTO "log" VALUES('2bec7cb0080390d5',10,1,0,'[]',1795000000.0,2399912186);
INSERT INTO "log" VALUES('2bec7cb0080390d5',11,0,0,'[]',1795000000.0,2298287041);
INSERT INTO "log" VALUES('2bec7cb0080390d5',12,1,10,'[]',1795000000.0,3612255384);
INSERT INTO "log" VALUES('2bec7cb0080390d5',13,0,26,'[2,0,1,2,0,1,0,0,1,4,4,6,5,55,48,47,50,56,53]',1795000000.0,2230331182);
INSERT INTO "log" VALUES('2bec7cb0080390d5',14,0,0,'[]',1795000000.0,3223133605);
INSERT INTO "log" VALUES('2bec7cb0080390d5',15,1,0,'[]',1795000000.0,3354119838);
INSERT INTO "log" VALUES('2bec7cb0080390d5',16,0,10,'[]',1795000000.0,752221728);
INSERT INTO "log" VALUES('2bec7cb0080390d5',17,1,26,'[]',1795000000.0,4279420123);
INSERT INTO "log" VALUES('2bec7cb0080390d5',18,0,1054732,'[]',1795000000.0,805519949);
INSERT INTO "log" VALUES('2bec7cb0080390d5',19,1,65564,'[59,60,64,68]',1795000000.0,592260413);
INSERT INTO "log" VALUES('2bec7cb0080390d5',20,1,0,'[]',1795000000.0,3062299711);
INSERT INTO "log" VALUES('2bec7cb0080390d5',21,0,0,'[]',1795000000.0,2976919300);
INSERT INTO "log" VALUES('2bec7cb0080390d5',22,1,10,'[]',1795000000.0,1014570907);
INSERT INTO "log" VALUES('2bec7cb0080390d5',23,0,26,'[]',1795000000.0,4022216032);
INSERT INTO "log" VALUES('2bec7cb0080390d5',24,1,200808299,'[]',1795000000.0,1716090335);
INSERT INTO "log" VALUES('2bec7cb0080390d5',25,0,67625851,'[]',1795000000.0,2271554778);
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
CREATE TABLE notes (
	table_id TEXT NOT NULL, 
	identity TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (table_id, identity, seat), 
	CONSTRAINT fk_notes_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_notes_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
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
INSERT INTO "ratings" VALUES('d34cc9eba15e241b',1,'2bec7cb0080390d5',25.0,8.06590141354368,1,2,1795000000.0);
INSERT INTO "ratings" VALUES('8f4f509b0a0a759e',1,'2bec7cb0080390d5',25.0,8.06590141354368,1,2,1795000000.0);
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
	owes_since FLOAT, face TEXT DEFAULT '' NOT NULL, contribution TEXT DEFAULT '' NOT NULL, unlocked BOOLEAN DEFAULT 0 NOT NULL, prepared TEXT DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_identity_identities FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "seats" VALUES('9ce219813d1debd2',0,'person','d34cc9eba15e241b','Guest','',0,'',0.0,NULL,'','a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',0,'{"bids":[],"cancelled":[]}');
INSERT INTO "seats" VALUES('9ce219813d1debd2',1,'person','8f4f509b0a0a759e','Guest 2','',0,'',0.0,NULL,'','b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2',0,'{"bids":[],"cancelled":[]}');
INSERT INTO "seats" VALUES('026fa84536e148fc',0,'person','d34cc9eba15e241b','Guest','',0,'',0.0,1795000000.0,'','a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',0,'{"bids":[],"cancelled":[]}');
INSERT INTO "seats" VALUES('026fa84536e148fc',1,'person','8f4f509b0a0a759e','Guest 2','',0,'',0.0,NULL,'','b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2',0,'{"bids":[],"cancelled":[]}');
INSERT INTO "seats" VALUES('2bec7cb0080390d5',0,'person','d34cc9eba15e241b','Guest','',0,'',0.0,1795000000.0,'','a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',0,'{"bids":[],"cancelled":[]}');
INSERT INTO "seats" VALUES('2bec7cb0080390d5',1,'person','8f4f509b0a0a759e','Guest 2','',0,'',0.0,NULL,'','b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2',0,'{"bids":[],"cancelled":[]}');
INSERT INTO "seats" VALUES('25fabbd51216e17e',0,'person','d34cc9eba15e241b','Guest','',0,'',0.0,NULL,'','',0,'{"bids":[],"cancelled":[]}');
INSERT INTO "seats" VALUES('25fabbd51216e17e',1,'bot',NULL,'','planner',0,'',0.0,NULL,'','',0,'{"bids":[],"cancelled":[]}');
INSERT INTO "seats" VALUES('25fabbd51216e17e',2,'bot',NULL,'','planner',0,'',0.0,NULL,'','',0,'{"bids":[],"cancelled":[]}');
CREATE TABLE server_keys (
	name TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
INSERT INTO "server_keys" VALUES('daily',X'11024EF42C11E3BC83413A925E0ECAB42249692E32FD46B4275A23D5D4CFC9CB');
CREATE TABLE signing_keys (
	id INTEGER NOT NULL, 
	"key" BLOB NOT NULL, 
	created_at FLOAT NOT NULL, 
	CONSTRAINT pk_signing_keys PRIMARY KEY (id)
);
INSERT INTO "signing_keys" VALUES(1,X'E4D5D67E4060FED89EA77F854765E60A2797939584FAF79AB94B2FA2457DE67F',1795000000.0);
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
	next_table TEXT, broken TEXT, uploaded_by TEXT, seen_at FLOAT, sealed TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_invite UNIQUE (invite), 
	CONSTRAINT fk_tables_host_identities FOREIGN KEY(host) REFERENCES identities (id), 
	CONSTRAINT fk_tables_next_table_tables FOREIGN KEY(next_table) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('9ce219813d1debd2',3,'waiting','d34cc9eba15e241b','_FObL_KLOKS-mWOIocKyaw',0,1,'{"options":{"boat_4a_on_turn_order":false,"boat_3b_leftovers":true},"pace":{"kind":"none","seconds":0,"reserve":0},"hints":true,"tutorial":false,"scores":true}','1','2012.1',NULL,0,'[]',NULL,1795000000.0,1795000000.0,NULL,NULL,NULL,NULL,NULL,NULL,'{"secret":"4ba302ae3af9951be97a89041edfd4bff29a98c942bf336b5da55c9920e31ad1","since":0,"earlier":[],"daily":""}');
INSERT INTO "tables" VALUES('026fa84536e148fc',11,'playing','d34cc9eba15e241b','jBPQh3kFtnXM5zNpNyfm5w',0,1,'{"options":{"boat_4a_on_turn_order":false,"boat_3b_leftovers":true},"pace":{"kind":"none","seconds":0,"reserve":0},"hints":true,"tutorial":false,"scores":true}','1','2012.1',NULL,8,'[1]',NULL,1795000000.0,1795000000.0,NULL,NULL,NULL,NULL,NULL,NULL,'{"secret":"dbaff7e313da4e4470983ae46fe6908af74efa29c7c3485fad9f0a66d80df32d","since":0,"earlier":[],"daily":""}');
INSERT INTO "tables" VALUES('2bec7cb0080390d5',29,'finished','d34cc9eba15e241b','st9Yz8Oyj43Isc3bRAUMhQ',0,1,'{"options":{"boat_4a_on_turn_order":false,"boat_3b_leftovers":true},"pace":{"kind":"none","seconds":0,"reserve":0},"hints":true,"tutorial":false,"scores":true}','1','2012.1',NULL,26,'[]',NULL,1795000000.0,1795000000.0,1795000000.0,'[1,1]',NULL,NULL,NULL,NULL,'{"secret":"51361ce141dd1127ff2b16c1715a558f5c1d7804b6c1da9ff05949f12d818ac6","since":0,"earlier":[],"daily":""}');
INSERT INTO "tables" VALUES('25fabbd51216e17e',41,'playing',NULL,'TPsxg0CS6AwDG4c6j2oOuA',0,0,'{"options":{"boat_4a_on_turn_order":false,"boat_3b_leftovers":true},"pace":{"kind":"none","seconds":0,"reserve":0},"hints":false,"tutorial":false,"scores":true}','1','2012.1',NULL,42,'[0]',NULL,1795000000.0,1795000000.0,NULL,NULL,NULL,NULL,NULL,NULL,'{"secret":"120d3881da270390d281a4a8680b367c48589af2fed35ebd914721ae795cae9d","since":0,"earlier":[],"daily":"2026-11-18"}');
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
	language TEXT NOT NULL, failures INTEGER DEFAULT 0 NOT NULL, fault TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_webhooks PRIMARY KEY (table_id), 
	CONSTRAINT fk_webhooks_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_tables_status_listed_created_at ON tables (status, listed, created_at);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX ix_identities_seen_at ON identities (seen_at);
CREATE INDEX ix_links_identity ON links (identity);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_next_table ON tables (next_table);
CREATE INDEX ix_tables_uploaded_by ON tables (uploaded_by);
CREATE INDEX ix_guests_identity ON guests (identity);
CREATE INDEX ix_daily_attempts_identity ON daily_attempts (identity);
CREATE INDEX ix_daily_attempts_table_id ON daily_attempts (table_id);
CREATE INDEX ix_score_sheets_owner ON score_sheets (owner);
CREATE INDEX ix_notes_identity ON notes (identity);
CREATE INDEX ix_pushes_identity ON pushes (identity);
CREATE INDEX ix_passkeys_identity ON passkeys (identity);
CREATE UNIQUE INDEX ix_recoveries_phrase_hash ON recoveries (phrase_hash);
COMMIT;
